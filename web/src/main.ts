import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import App from './App.svelte'
import { speak } from './shared/i18n.svelte'
import { session } from './shared/session.svelte'

session.dress()
session.listen()
await speak(session.lang)
mount(App, { target: document.getElementById('app') as HTMLElement })

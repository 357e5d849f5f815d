/** Push notifications of this browser: subscribe, tell the server, unsubscribe. */

import { api } from '../shared/api'

const WORKER = '/push-worker.js'

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const padded = text.replace(/-/g, '+').replace(/_/g, '/') + '='.repeat((4 - (text.length % 4)) % 4)
  return Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0))
}

function plain(raw: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(raw ?? new ArrayBuffer(0)))
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** Let this browser be told; whether its owner allowed it. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await navigator.serviceWorker.register(WORKER)
  const worker = await navigator.serviceWorker.ready
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  await api.addDevice({
    endpoint: found.endpoint,
    p256dh: plain(found.getKey('p256dh')),
    auth: plain(found.getKey('auth')),
  })
  return true
}

/** Whoever signs out is not told in this browser any more; one that never was is left alone. */
export async function forgetBrowser(): Promise<void> {
  if (canPush()) await unsubscribe().catch(() => undefined)
}

/** Let this browser be told no more. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER)
  const found = await worker?.pushManager.getSubscription()
  if (!found) return
  await api.dropDevice({ endpoint: found.endpoint })
  await found.unsubscribe()
}

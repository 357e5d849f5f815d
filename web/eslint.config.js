import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'src/wire-schema.ts', 'src/games/*/view-types.ts'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      'max-len': ['error', { code: 120 }],
      eqeqeq: 'error',
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // Bookkeeping that nothing on the page reads stays in plain maps and sets.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` keeps a space that Svelte would trim.
      'svelte/no-useless-mustaches': 'off',
      // TypeScript checks names better.
      'no-undef': 'off',
    },
  },
)

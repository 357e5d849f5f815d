import { defineConfig, mergeConfig } from 'vitest/config'
import client from './vite.config.ts'

export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      include: ['tests/**/*.test.ts'],
      // On a busy machine the usual five seconds are too few.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
)

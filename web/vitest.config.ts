import { defineConfig, mergeConfig } from 'vitest/config'
import client from './vite.config.ts'

export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      // One window for all files of a worker: one for each file takes three quarters of the time of a run.
      isolate: false,
      include: ['tests/**/*.test.ts'],
      // On a busy machine the usual five seconds are too few.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
)

import { defineConfig } from 'vitest/config';

/** Tests that stand beside what is mutated; measurements over many random records take too long for each mutant. */
export default defineConfig({
  test: {
    include: [
      '{apps,packages}/**/{acceptance,alarm,delivery,loss,picker,watch}/*.test.ts',
      '{apps,packages}/**/{parse-number,turns}.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/*.measured.test.ts'],
    testTimeout: 60_000,
  },
});

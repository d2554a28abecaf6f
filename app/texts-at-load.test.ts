import { expect, it, vi } from 'vitest'

const { reads, languageOfScope } = vi.hoisted(() => ({
  reads: new Set<string>(),
  /**
   * Language of the current scope. A module may read a text while it loads, if it sets the scope to English
   * itself.
   */
  languageOfScope: () =>
    (globalThis as { [key: symbol]: { scope?: { getStore(): string | undefined } } | undefined })[
      Symbol.for('openplat.language')
    ]?.scope?.getStore(),
}))

vi.mock('@/lib/language/define-texts', () => ({
  defineTexts: (id: string, english: object) =>
    new Proxy(english, {
      get: (target, key) => {
        if (languageOfScope() !== 'en') reads.add(id)
        return Reflect.get(target, key) as unknown
      },
    }),
}))

const modules = import.meta.glob([
  '../{app,components}/**/*.{ts,tsx}',
  '../lib/{records,provenance,export}/**/*.ts',
  '!../**/*.test.*',
  '!../**/testing/**',
])

it('no module reads a text while the module loads', async () => {
  const failed: string[] = []
  for (const [path, load] of Object.entries(modules)) {
    await load().catch(() => failed.push(path))
  }
  expect(failed.length).toBeLessThan(20)
  expect([...reads].toSorted()).toEqual([])
}, 120_000)

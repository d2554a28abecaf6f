import { afterAll, it } from 'vitest'

/** Prints a table of sources by cases at the end. A case counts as passed only after it ran. */
export function createCaseTable() {
  const cases = new Map<string, Map<string, string>>()
  afterAll(() => {
    const names = [...new Set([...cases.values()].flatMap((row) => [...row.keys()]))]
    const lines = [...cases].map(([id, row]) => [id, ...names.map((name) => row.get(name) ?? '')].join(' | '))
    process.stdout.write(`${['source', ...names].join(' | ')}\n${lines.join('\n')}\n`)
  })
  return function check(
    { id }: { id: string },
    name: string,
    run: () => Promise<void> | void,
    isMeant = true,
  ): void {
    const row = cases.get(id) ?? new Map<string, string>()
    cases.set(id, row.set(name, isMeant ? 'failed' : 'none'))
    it.skipIf(!isMeant)(name, async () => {
      await run()
      row.set(name, 'yes')
    })
  }
}

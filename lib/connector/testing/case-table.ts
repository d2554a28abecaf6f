import { afterAll, it } from 'vitest'
import { isLongRun } from '@/lib/testing/long-run'

/**
 * A normal run takes the first case of each source and about a third of the others. Sources take different
 * cases.
 */
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
    const isInTurn = isLongRun || row.size === 0 || (id.length + row.size) % 3 === 0
    cases.set(id, row.set(name, isMeant ? (isInTurn ? 'failed' : 'long run only') : 'none'))
    it.skipIf(!isMeant || !isInTurn)(name, async () => {
      await run()
      row.set(name, 'yes')
    })
  }
}

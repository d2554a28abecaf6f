import { describe, expect, it } from 'vitest'
import { ConnectorError, QuestionRefused } from '@/lib/connector/errors'
import { type ColumnNameMatches, fetchFitting } from './fit-columns'

const target = {
  essential: ['id', 'line'],
  optional: ['built', 'zone'],
  spellings: { zone: ['zoning', 'zone_code'] },
}

function tableOf(listed: readonly string[]) {
  const counts = { pages: 0, questions: 0 }
  return {
    counts,
    describe: async () => {
      counts.pages += 1
      return listed
    },
    ask: async ({ names, missing }: ColumnNameMatches) => {
      counts.questions += 1
      const has = new Set(listed.map((name) => name.toLowerCase()))
      const isKnown = [...names.values()].every((name) => has.has(name.toLowerCase()))
      if (!isKnown) throw new QuestionRefused('upstream_changed', 'No such column.')
      return { names: Object.fromEntries(names), missing }
    },
  }
}

describe('fetchFitting', () => {
  it("sends one request, and does not read the table's description, if no column is missing", async () => {
    const { counts, ...table } = tableOf(['ID', 'Line', 'Built', 'Zone'])
    const { missing } = await fetchFitting({ target, title: 'The roll', ...table })
    expect({ missing, counts }).toEqual({ missing: [], counts: { pages: 0, questions: 1 } })
  })

  it.each([
    [['id', 'line', 'zone'], { id: 'id', line: 'line', zone: 'zone' }, ['built']],
    [['ID', 'LINE', 'Built', 'ZONING'], { id: 'ID', line: 'LINE', built: 'Built', zone: 'ZONING' }, []],
    [['id', 'line', 'zone_code', 'zoning'], { id: 'id', line: 'line', zone: 'zoning' }, ['built']],
  ])('repeats the query without the columns that are missing from %j', async (listed, names, missing) => {
    const { counts, ...table } = tableOf(listed)
    expect(await fetchFitting({ target, title: 'The roll', ...table })).toEqual({ names, missing })
    expect(counts).toEqual({ pages: 1, questions: 2 })
  })

  it("reads the table's description first if its columns change from release to release", async () => {
    const { counts, ...table } = tableOf(['id', 'line', 'zoning'])
    await fetchFitting({ target, title: 'The roll', looksFirst: true, ...table })
    expect(counts).toEqual({ pages: 1, questions: 1 })
  })

  it('fails if an essential column is missing', async () => {
    const { counts: _, ...table } = tableOf(['id', 'built', 'zone'])
    const problem = await fetchFitting({ target, title: 'The roll', ...table }).catch((error) => error)
    expect(problem).toMatchObject({ code: 'upstream_changed', message: expect.stringContaining('line') })
  })

  it("rethrows the refusal if no column is missing or the table's description fails", async () => {
    const refused = new QuestionRefused('upstream_rejected', 'Too slow.')
    const ask = () => Promise.reject(refused)
    for (const describe of [
      async () => ['id', 'line', 'built', 'zone'],
      () => Promise.reject(new Error('down')),
    ]) {
      await expect(fetchFitting({ target, title: 'The roll', ask, describe })).rejects.toBe(refused)
    }
    const down = new ConnectorError('upstream_unavailable', 'Down.')
    const { describe } = tableOf([])
    await expect(fetchFitting({ target, title: '', describe, ask: () => Promise.reject(down) })).rejects.toBe(
      down,
    )
  })
})

import { describe, expect, it } from 'vitest'
import { createHouse } from '@/connectors/engine'
import { meridians } from '@/lib/survey/meridians'
import type { Read } from './data'
import { understandLegal } from './understand-legal'

const house = await createHouse({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
const read = ((connector, method, params) =>
  house.engine.call(connector, method, params, { internal: true })) as Read
const understand = (text: string) => understandLegal(text, {}, read)

async function idOf(text: string): Promise<string> {
  const understood = await understand(text)
  if (understood.kind === 'section') return understood.id
  return understood.kind === 'places'
    ? understood.outlines.features.map(({ id }) => id).join(' ')
    : understood.kind
}

describe('a name beside the numbers', () => {
  it('is the meridian, where a meridian has it', async () => {
    expect(await idOf('T3N R2E sec 15 Boise')).toBe('ID080030N0020E0SN150')
    const half = await understand('T1 1/2N R2E sec 3 Boise')
    expect(half).toMatchObject({ kind: 'places', outlines: { count: 0 } })
    expect(half.kind === 'places' && half.notes).toContain('“Boise” is read as the Boise Meridian.')
  })

  it('contradicts a state, which is said', async () => {
    expect(await understand('T3N R2E sec 15 Idaho Willamette')).toMatchObject({
      kind: 'question',
      question: { field: 'meridian', question: expect.stringContaining('not surveyed from the Willamette') },
    })
  })

  it('leads to no place of another meridian', async () => {
    for (const { code, names, states } of meridians) {
      if (states.length === 0) continue
      for (const name of names.filter((each) => !stateNames.has(each))) {
        const understood = await understand(`T2S R3W sec 14 ${name}`)
        const found =
          understood.kind === 'section'
            ? [understood.id]
            : understood.kind === 'places'
              ? understood.outlines.features.map(({ id }) => id)
              : []
        for (const id of found) expect(namesakes(name), `${name} ${code}`).toContain(id.slice(2, 4))
      }
    }
  }, 60_000)

  it('is a question where only the numbers chose the place', async () => {
    const understood = await understand('T1 1/2N R2E sec 3 Frobisher')
    expect(understood).toMatchObject({ kind: 'places', outlines: { count: 1 } })
    expect(understood.kind === 'places' && understood.doubt).toContain('Frobisher was not used')
    expect(understood.kind === 'places' && understood.notes).toContain('Not used: Frobisher.')
  })

  it('is shown where it was not needed', async () => {
    const understood = await understand('Lincoln, Montana: T14N R8W Sec 23')
    expect(understood.kind === 'section' && understood.notes).toContain('Not used: Lincoln.')
  })
})

describe('a county', () => {
  it('chooses among the places of the country', async () => {
    const understood = await understand('T3N R2E sec 15, Ada County')
    expect(understood).toMatchObject({ kind: 'section', id: 'ID080030N0020E0SN150' })
    expect(understood.kind === 'section' && understood.notes.join()).toContain('Only places in Ada County')
  })

  it('that lies elsewhere makes the place a question', async () => {
    const understood = await understand('T3N R2E sec 15, Bonner County, Idaho')
    expect(understood.kind === 'places' && understood.doubt).toContain('Bonner County was not used')
  })
})

const stateNames = new Set(['LOUISIANA', 'MICHIGAN', 'MONTANA', 'NEW MEXICO', 'NM', 'N MEX', 'WASHINGTON'])
const namesakes = (name: string) =>
  meridians.filter(({ names }) => names.includes(name)).map(({ code }) => code)

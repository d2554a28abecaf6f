import { expect, it } from 'vitest'
import { simulators } from './simulators'

const HOST = 'datacatalog.cookcountyil.gov'

async function rowsOf(id: string, query: string): Promise<Record<string, string>[]> {
  const response = await simulators[HOST]?.(
    new Request(`https://${HOST}/resource/${id}.json?$limit=5000&${query}`),
  )
  return (await response?.json()) ?? []
}

const where = `$where=${encodeURIComponent('year = 2025')}`

const keyOf = ({ pin, class: code, township_code: township }: Record<string, string>) =>
  [pin, code, township].join(' ')

it('the sample appeals have the class, township, mailed value and certified value of the same homes on the sample roll', async () => {
  const select = '$select=pin,class,township_code,mailed_tot,certified_tot'
  const roll = new Map((await rowsOf('uzyt-m557', `${select}&${where}`)).map((row) => [keyOf(row), row]))
  const appeals = await rowsOf('y282-6ig3', `${select}&${where}`)
  expect(appeals.length).toBeGreaterThan(50)
  for (const appeal of appeals) expect(roll.get(keyOf(appeal))).toEqual(appeal)
})

it('every sample building is a home on the sample roll with the same class and township', async () => {
  const select = '$select=pin,class,township_code'
  const roll = new Set((await rowsOf('uzyt-m557', `${select}&${where}`)).map(keyOf))
  const buildings = await rowsOf('x54s-btds', `${select}&${where}`)
  expect(buildings.length).toBeGreaterThan(50)
  expect(buildings.map(keyOf).filter((key) => !roll.has(key))).toEqual([])
})

import { describe, expect, it } from 'vitest'
import {
  ANY,
  above,
  alike,
  all,
  among,
  any,
  atLeast,
  below,
  equal,
  equalInCapitals,
  known,
  notEqual,
} from './condition'
import { toSql } from './to-sql'

describe('a condition in SQL', () => {
  it('is written with names as the table spells them', () => {
    const condition = all(
      equal('permit type', 'Res'),
      any(notEqual('use', 'Comm'), among('use', ['A', 'B'])),
      alike('work', ['New', ANY], true),
      equalInCapitals('city', 'Reno'),
    )
    expect(toSql(condition, { spell: (column) => column.toUpperCase() })?.text).toBe(
      `"PERMIT TYPE" = 'Res' AND ("USE" <> 'Comm' OR "USE" IN ('A', 'B')) AND UPPER("WORK") LIKE UPPER('New%') AND UPPER("CITY") = UPPER('Reno')`,
    )
  })

  it('reads text columns as numbers where a number is meant, and takes any other text for nothing', () => {
    const condition = all(above('units', 0), among('year', [2025, 2026]), equal('lot', '7'), known('day'))
    const number = (name: string) =>
      `CASE WHEN "${name}" ~ '^-?[0-9]+[.]?[0-9]*$' THEN "${name}"::numeric END`
    expect(toSql(condition, { isText: () => true })?.text).toBe(
      `${number('units')} > 0 AND ${number('year')} IN (2025, 2026) AND "lot" = '7' AND "day" <> ''`,
    )
    expect(toSql(condition)?.text).toBe(
      `"units" > 0 AND "year" IN (2025, 2026) AND "lot" = '7' AND "day" IS NOT NULL`,
    )
  })

  it('writes days and moments as text', () => {
    const condition = all(atLeast('day', { date: '2026-10-01' }), below('day', { timestamp: '2026-11-01' }))
    expect(toSql(condition)?.text).toBe(`"day" >= '2026-10-01' AND "day" < '2026-11-01 00:00:00'`)
  })

  it('is none where nothing is asked', () => {
    expect(toSql(all())).toBeUndefined()
  })
})

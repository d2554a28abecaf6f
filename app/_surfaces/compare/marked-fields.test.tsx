import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { recordColumns } from '@/components/records/record-columns'
import { RecordFacts } from '@/components/records/record-facts'
import { DataTable } from '@/components/ui/data-table'
import { loadSpanish } from '@/lib/language/register-spanish'
import { runInLanguage } from '@/lib/language/run-in-language'
import { defineRecord } from '@/lib/records/define-record'
import { describeMixture } from '@/lib/records/soil/describe-answer'
import type { SoilComponent } from '@/lib/records/soil/fields'
import { compareRecords } from './compared-rows'
import { CompareTable } from './pair-table'

const ground = defineRecord('ground', {
  unit: {
    schema: z.string(),
    label: 'Map unit',
    agencyWords: true,
    fact: {},
    map: {},
    compare: 'class',
  },
  mixture: {
    schema: z.string(),
    label: 'What the map unit is made of',
    text: (name) => describeMixture([{ name, percent: 90 } as SoilComponent]) ?? null,
    agencyWords: (name) => [name],
    fact: {},
    map: {},
    compare: 'note',
  },
  farmland: {
    schema: z.nullable(z.string()),
    label: 'Farmland class',
    text: (farmland) => farmland ?? 'Not published',
    agencyWords: true,
    fact: {},
    map: {},
    compare: 'class',
  },
})

const row = { unit: 'Urban land, 0 to 2 percent slopes', mixture: 'Urban land', farmland: null }

const views = {
  table: () => (
    <DataTable
      id="ground"
      caption=""
      columns={recordColumns(ground.mapColumns((record: typeof row) => record))}
      rows={[row]}
      rowKey={({ unit }) => unit}
    />
  ),
  facts: () => <RecordFacts facts={ground.facts(row)} />,
  comparison: () => {
    const attributes = ground.compare((data: typeof row) => [data])
    const rows = compareRecords(attributes, [
      { data: row, missing: '' },
      { data: { ...row, unit: 'Windsor loamy sand' }, missing: '' },
    ])
    return <CompareTable caption="" names={['1', '2']} rows={rows} isPair />
  },
}

beforeAll(loadSpanish)

describe('words of an agency in a field of a record', () => {
  it.each(Object.entries(views))('a Spanish %s marks the text of an agency as English', (_, draw) => {
    const html = runInLanguage('es', () => renderToStaticMarkup(draw()))
    expect(html).toContain('<span lang="en">Urban land, 0 to 2 percent slopes</span>')
    expect(html).toContain('cerca de 90 por ciento de <span lang="en">Urban land</span>')
    expect(html).toContain('No publicado')
    expect(html).not.toMatch(/lang="en">(?:No publicado|Not published)/)
  })

  it.each(Object.entries(views))('an English %s has no mark of a language', (_, draw) => {
    const html = renderToStaticMarkup(draw())
    expect(html).toContain('Urban land, 0 to 2 percent slopes')
    expect(html).not.toContain('lang=')
  })
})

import type { View } from '@/lib/socrata/read-view'
import { scanRows } from '@/lib/untrusted-text/scan-rows'
import { holds, operatorsFor } from './column-kind'
import type { DatasetColumn } from './get-dataset-schema'
import { withheldOf } from './withheld-columns'

/** What a view says in words, scanned; names of fields stay as they are, for questions are made of them. */
export async function describeColumns(host: string, view: View) {
  const withheldFields = withheldOf(host, view.id, view.columns)
  const shown = view.columns.filter(({ name }) => !withheldFields.includes(name))
  const { rows, scan } = await scanRows([
    {
      name: view.name,
      description: view.description ?? '',
      category: view.category ?? '',
      publisher: view.publisher ?? '',
      licence: view.licence.name,
      terms: view.licence.terms ?? '',
    },
    ...shown.map(({ title, description }) => ({ title, description: description ?? '' })),
  ])
  const [about, ...columns] = rows
  const text = (value: unknown, otherwise = '') =>
    typeof value === 'string' && value !== '' ? value : otherwise
  return {
    withheldFields,
    scan,
    texts: {
      name: text(about?.row.name, view.id),
      description: text(about?.row.description),
      category: text(about?.row.category),
      publisher: text(about?.row.publisher),
      licence: text(about?.row.licence, view.licence.name),
      terms: text(about?.row.terms),
    },
    columns: shown.map(({ name, type }, index): DatasetColumn => {
      const kind = holds(type)
      const { row } = columns[index] ?? {}
      return {
        ...{ field: name, type, holds: kind, operators: operatorsFor(kind) },
        title: text(row?.title, name),
        description: text(row?.description) || null,
      }
    }),
    flags: [
      ...(about?.flags ?? []),
      ...columns.flatMap(({ flags }, index) =>
        flags.map(({ found }) => ({ column: shown[index]?.name ?? '', found })),
      ),
    ],
  }
}

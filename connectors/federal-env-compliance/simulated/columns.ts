import { hashOf } from '@/lib/sample-world/hash'

import published from './published-columns.json'

export type EchoService = 'echo' | 'air' | 'cwa'

export interface EchoColumn {
  id: number
  name: string
  type: 'VARCHAR2' | 'NUMBER' | 'DATE' | 'CHAR'
}

const unusedColumns = /^(?:Fac|AIR|CWP)(?:Long$|\w*History|\w*Days|Derived|CollectionMethod|ReferencePoint)/

export function columnsOf(service: EchoService, order: number): EchoColumn[] {
  const names = published[service]
  const inOrder = order === 0 ? names : [names[0] ?? '', ...shuffled(names.slice(1), order)]
  return inOrder.map((name, index) => ({
    id: index + 1,
    name: order === 0 ? name : name.replace('TRI', 'Tri'),
    type: typeOf(name),
  }))
}

export function chooseColumns(columns: readonly EchoColumn[], qcolumns: string | null): EchoColumn[] {
  if (!qcolumns?.trim()) return columns.filter(({ name }) => !unusedColumns.test(name))
  return qcolumns.split(',').flatMap((id) => columns.find((column) => String(column.id) === id.trim()) ?? [])
}

export function writeMetadata(columns: readonly EchoColumn[]) {
  return {
    Results: {
      Message: 'Success',
      ResultColumns: columns.map(({ id, name, type }) => ({
        ColumnName: databaseName(name),
        DataType: type,
        DataLength: { VARCHAR2: '200', NUMBER: '22', DATE: '7', CHAR: '1' }[type],
        ColumnID: String(id),
        ObjectName: name,
        Description: null,
      })),
    },
  }
}

function shuffled(names: string[], order: number): string[] {
  return names.toSorted((a, b) => hashOf('column', order, a) - hashOf('column', order, b))
}

function typeOf(name: string): EchoColumn['type'] {
  if (/Date/.test(name)) return 'DATE'
  if (/Lat$|Long$|Meters|Cnt|Count|Qtrs(?!.*History)|Days|Penalt(?!.*Date)|Releases/.test(name))
    return 'NUMBER'
  return /Fla?g$/.test(name) ? 'CHAR' : 'VARCHAR2'
}

function databaseName(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
  return words.toUpperCase()
}

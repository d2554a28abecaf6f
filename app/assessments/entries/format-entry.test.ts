import { expect, it } from 'vitest'
import { cellName, names } from './entry-names'
import { formatEntry } from './format-entry'

it.each([
  [names.opinion, '310000', '$310,000'],
  [names.opinion, ' $310,000 ', '$310,000'],
  [cellName('sale', 1, 'price'), '210,000', '$210,000'],
  [cellName('repair', 2, 'cost'), '14000.50', '$14,000.50'],
  [cellName('similar', 1, 'value'), '$14,760', '$14,760'],
  [names.opinion, 'about 310000', 'about 310000'],
  [names.opinion, '31,00', '31,00'],
  [names.condition, '310000', '310000'],
  [cellName('similar', 1, 'parcel'), '1017434900', '1017434900'],
  [cellName('sale', 1, 'note'), '5', '5'],
])('formats the entry %s "%s" as "%s"', (name, text, printed) =>
  expect(formatEntry(name, text)).toBe(printed),
)

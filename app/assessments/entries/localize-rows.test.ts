import { describe, expect, it } from 'vitest'
import { loadSpanish } from '@/lib/language/register-spanish'
import { runInLanguage } from '@/lib/language/run-in-language'
import { formatSaleDate } from '../format-sale-date'
import { saleEntries } from '../sales/sale-entries'
import { hasOtherLanguage, rowEntries, withCorrection } from '../similar/row-entries'
import { formatArea, nameParcel, sourceLine, sourceOf } from '../similar/similar-home'
import { otherTitles, sourceTitles } from '../similar/source-titles'
import { cellName, names } from './entry-names'
import { localizeRows } from './localize-rows'

loadSpanish()

const cook = { sourceId: 'cook-county-il-assessments', source: undefined }

const fillRows = () => ({
  ...rowEntries(1, {
    address: '744 W Inkwell St',
    parcel: '10-17-434-920-0000',
    class: 'Two or more stories',
    area: formatArea(1234),
    value: '$14,760',
    from: withCorrection(
      sourceLine({ kind: 'assessedValue', year: 2026 }, sourceTitles.board, '2026-11-24T10:00:00Z'),
    ),
    kind: 'assessedValue',
    year: '2026',
  }),
  ...Object.assign(
    {},
    ...[formatSaleDate('2025-05-03'), formatSaleDate('2025-09'), '2024'].map((date, at) =>
      saleEntries(at + 1, {
        address: nameParcel('10-17-434'),
        date,
        price: '$210,000',
        area: formatArea(900),
        from: sourceOf(sourceTitles.cookSales, '2026-11-24'),
        parcel: '10-17-434 2025-05-03 210000',
      }),
    ),
  ),
})

const languages = ['en', 'es'] as const
const [english, spanish] = languages.map((language) => runInLanguage(language, fillRows))

describe('localizeRows', () => {
  it.each([
    ['en', spanish, english],
    ['es', english, spanish],
  ] as const)('translates rows of the other language to %s', (to, other, own) =>
    runInLanguage(to, () => {
      expect(hasOtherLanguage(other ?? {})).toBe(true)
      expect(localizeRows(other ?? {}, otherTitles(cook))).toEqual(own)
      expect(hasOtherLanguage(own ?? {})).toBe(false)
      expect(localizeRows(own ?? {}, otherTitles(cook))).toEqual(own)
    }),
  )

  it('translates a row of an older draft, and reduces a correction in both languages to one', () => {
    const from = cellName('similar', 1, 'from')
    const older =
      'Assessed value of 2026, A roll, of a town, retrieved Nov 24, 2026; corrected by the owner; corregido por el propietario'
    expect(runInLanguage('es', () => localizeRows({ [from]: older }, {}))).toEqual({
      [from]:
        'Valor tasado de 2026, A roll, of a town, datos consultados el 24 de noviembre de 2026; corregido por el propietario',
    })
  })

  it('leaves entries that the owner typed unchanged', () => {
    const typed = {
      [names.notes]: 'Parcel 5, 1,234 sq ft, retrieved May 3, 2024',
      [cellName('similar', 2, 'address')]: 'Parcel 5',
      [cellName('similar', 2, 'area')]: '1,234 sq ft',
      [cellName('sale', 4, 'date')]: 'May 3, 2024',
    }
    const corrected = { [cellName('sale', 1, 'date')]: '5/3/2024', [cellName('similar', 1, 'area')]: '900' }
    runInLanguage('es', () => {
      expect(localizeRows(typed, {})).toEqual(typed)
      expect(localizeRows({ ...english, ...corrected }, otherTitles(cook))).toEqual({
        ...spanish,
        ...corrected,
      })
    })
  })
})

describe('withCorrection', () => {
  it.each(['Roll; corrected by the owner', 'Padrón; corregido por el propietario'])(
    'adds no second correction mark to a line: %s',
    (line) => {
      for (const language of languages) expect(runInLanguage(language, () => withCorrection(line))).toBe(line)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { spanishTexts } from '@/lib/language/es'
import { registerSpanish } from '@/lib/language/register-texts'
import { runInLanguage } from '@/lib/language/run-in-language'
import { describeCounts } from './building-record/describe'
import { describeAway } from './cleanup-site/describe'
import { describeTotal } from './facility/describe'
import { formatCommunity, formatCommunityInFile } from './flood-zone/describe'
import { describeSale, formatName } from './parcel/format'
import { describeDays } from './sale/window'
import { describePart } from './section/describe'

const inSpanish = <T>(run: () => T): T => runInLanguage('es', run)
registerSpanish(spanishTexts)

describe('phrases of records in Spanish', () => {
  it.each([
    [() => formatName({ address: null, parcelId: '0012' }), 'Parcela 0012'],
    [
      () => describeSale({ saleYear: 2020, salePrice: null, saleQualification: '01' }),
      '2020, sin precio publicado, código de calificación 01',
    ],
    [() => describeAway(0.32, 'northeast'), '0.32 mi al noreste'],
    [() => describeDays({ firstDay: '2021-05-02' }), 'desde el 2 de mayo de 2021'],
    [() => describePart({ kind: 'aliquot', label: 'N2SW' }), 'La mitad norte del cuarto suroeste'],
  ])('writes phrase %# in the language of the request', (say, words) => {
    expect(inSpanish(say)).toBe(words)
  })

  it('phrases agree in gender and number', () => {
    const entries = [
      { noun: 'violation', state: 'open' },
      { noun: 'violation', state: 'open' },
      { noun: 'complaint', state: 'closed' },
      { noun: 'permit', state: undefined },
    ] as const
    expect(inSpanish(() => describeCounts(entries))).toBe(
      '2 infracciones abiertas, 1 queja cerrada, 1 permiso',
    )
    const search = { media: 'air', activeOnly: true, radius: 1 } as const
    expect(inSpanish(() => describeTotal(search, 0))).toBe(
      'Ningún permiso de aire activo en los registros a menos de 1 milla',
    )
  })

  it('phrases in a file stay in English', () => {
    const community = { name: 'Inkwell', number: '120179' }
    expect(inSpanish(() => formatCommunity(community))).toBe('Inkwell (comunidad 120179)')
    expect(inSpanish(() => formatCommunityInFile(community))).toBe('Inkwell (community 120179)')
  })
})

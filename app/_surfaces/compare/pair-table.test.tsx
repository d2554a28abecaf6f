import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { spanishTexts } from '@/lib/language/es'
import { registerSpanish } from '@/lib/language/register-texts'
import { runInLanguage } from '@/lib/language/run-in-language'
import { compareRecords } from './compared-rows'
import { CompareTable, formatDifference } from './pair-table'

registerSpanish(spanishTexts)
const inSpanish = <T,>(run: () => T): T => runInLanguage('es', run)

it.each([
  [-1, 'facilities', '1 facilities less than A', '1 instalación menos que A'],
  [1_200, '$', '$1,200 more than A', '$1,200 más que A'],
  [5.25, 'ft', '5.3 ft more than A', '5.3 pies más que A'],
  [0.3, 'percentage points', '0.3 percentage points more than A', '0.3 puntos porcentuales más que A'],
  [0.001, 'mi', 'the same as A', 'igual que A'],
])('formats the difference of %d %s in both languages', (difference, unit, english, spanish) => {
  expect(formatDifference(difference, unit)).toBe(english)
  expect(inSpanish(() => formatDifference(difference, unit))).toBe(spanish)
})

it('a comparison table on a Spanish page has Spanish headings and marks', () => {
  const attribute = { id: 'unit', label: 'Flood zone', text: (zone: string) => zone }
  const html = inSpanish(() => {
    const rows = compareRecords(
      [attribute],
      [
        { data: 'X', missing: '' },
        { data: 'AE', missing: '' },
      ],
    )
    return renderToStaticMarkup(<CompareTable caption="" names={['1', '2']} rows={rows} isPair />)
  })
  expect(html).toContain('Distinto')
  expect(html).not.toMatch(/What|Differs/)
})

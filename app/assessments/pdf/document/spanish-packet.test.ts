import { expect, it } from 'vitest'
import { readPdf } from '@/app/_surfaces/pdf/testing/read-pdf'
import { findByTag, readStructure } from '@/app/_surfaces/pdf/testing/read-structure'
import { loadSpanish } from '@/lib/language/register-spanish'
import { runInLanguage } from '@/lib/language/run-in-language'
import { cellName, names } from '../../entries/entry-names'
import { makeTestPacket } from '../testing/make-test-packet'
import { blankDocument } from './blank-document'
import { sheetTitles } from './to-sheets'
import { summarizeSheets } from './trim-document'

loadSpanish()

const entries: Record<string, string> = {
  [names.opinion]: '310000',
  [names.condition]: '¿Goteras? El baño no tiene desagüe.',
  [cellName('repair', 1, 'what')]: 'Techo',
  [cellName('repair', 1, 'cost')]: '14000',
}

const makeSpanish = () =>
  runInLanguage('es', async () => {
    const document = { ...blankDocument(), keepsEmpty: false }
    const summaries = summarizeSheets(document, (entry) => entries[entry] ?? '')
    return { ...(await makeTestPacket(document, entries)), summaries, titles: [...sheetTitles] }
  })

it('the PDF of a Spanish packet is in Spanish, has the language es-US and lacks no character', async () => {
  const { bytes, missing, titles } = await makeSpanish()
  expect(missing).toEqual([])
  const { doc, texts } = await readPdf(bytes)
  expect([doc.getTitle(), doc.getLanguage()]).toEqual(['Apelación de la tasación', 'es-US'])
  const headings = findByTag(readStructure(doc), 'H2').map(({ text }) => text)
  expect(headings).toEqual(titles.filter((title) => headings.includes(title)))
  expect(headings).toContain('Lo que solicito')
  const whole = texts.join(' ').replace(/\s+/g, ' ')
  expect(whole).toContain('Solicito un valor de mercado de $310,000.')
  expect(whole).toContain('1 reparación que la casa necesita: $14,000 (hoja 2)')
  expect(whole).toContain('¿Goteras? El baño no tiene desagüe.')
  expect(whole).toContain('Hecho el 24 de noviembre de 2026.')
  expect(whole).toContain(`Página 1 de ${texts.length}`)
  expect(whole).not.toMatch(/\b(?:the|of|and|your|owner|sheet|page)\b/i)
})

it('the summary of a Spanish packet counts its rows in Spanish', async () => {
  const { summaries } = await makeSpanish()
  expect(summaries.map(({ about }) => about)).toContain('su descripción y 1 de 5 reparaciones')
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUse, toSentenceCase } from './sentence-case'

describe('toSentenceCase and formatUse', () => {
  it.each([
    ['REPAIR PORCH SYSTEM', 'Repair porch system'],
    ['COMPLAINT; CONSERVATION', 'Complaint; Conservation'],
    ['PERMIT - NEW CONSTRUCTION', 'Permit - new construction'],
    ['PERMIT – EXPRESS PERMIT PROGRAM', 'Permit – express permit program'],
    [
      'REAR PORCH WARPED AND TWISTED BEAM 2ND FLR. 5448 LOOSE TREADS, 1ST TO 2ND FLR. REAR 415 LOOSE STRINGER',
      'Rear porch warped and twisted beam 2nd flr. 5448 loose treads, 1st to 2nd flr. Rear 415 loose stringer',
    ],
    ['REPAIR PORCH AT 415 S LOTUS AVE, REAR', 'Repair porch at 415 S Lotus Ave, rear'],
    ['REPLACE HVAC AND A/C IN UNIT A WITH A NEW ONE', 'Replace HVAC and A/C in unit A with a new one'],
    ['SEE CN061014 AND #11320166-BL01041', 'See CN061014 and #11320166-BL01041'],
    ['CONVERT SFR TO ADU', 'Convert SFR to ADU'],
    ['OPEN', 'Open'],
    ['New detached garage', 'New detached garage'],
    ['EXTERIOR WALLS; Exterior walls: repair', 'Exterior walls; Exterior walls: repair'],
    ['R1', 'R1'],
    ['', ''],
  ])('converts %j to %j', (published, text) => expect(toSentenceCase(published)).toBe(text))

  it.each([
    ['ONE FAMILY', 'One family'],
    ['SFR - ON PLATTED LOTS', 'SFR - on platted lots'],
    ['CONDO', 'Condo'],
    ['SRES', 'SRES'],
    ['4BB', '4BB'],
    ['Single family', 'Single family'],
    ['two or more stories', 'Two or more stories'],
    ['', ''],
  ])('formats the use %j as %j', (published, text) => expect(formatUse(published)).toBe(text))

  it('changes only the case of letters, and leaves converted text unchanged', () => {
    const word = fc.constantFrom(
      'REPAIR',
      'A',
      'THE',
      '12',
      'S',
      'LOTUS',
      'AVE',
      'HVAC',
      '2ND',
      'FLR.',
      'Mixed;',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.array(word).map((words) => words.join(' ')),
    )
    fc.assert(
      fc.property(text, (published) => {
        const sentence = toSentenceCase(published)
        expect(sentence.toUpperCase()).toBe(published.toUpperCase())
        expect(toSentenceCase(sentence)).toBe(sentence)
      }),
    )
  })
})

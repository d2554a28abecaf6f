import { defineSentences } from '@/lib/sentences/define-sentences'
import { formatAliquots } from '../format-legal-description'
import type { LegalDescription } from '../legal-description'

const texts = defineSentences('survey.note-parts', {
  weFoundTheTownship: 'We found the township. Without a section number we cannot place {named}.',
  weFoundTheSection: 'We found the section. We cannot place {named} in it.',
})

export function noteParts(
  description: LegalDescription,
  { several }: { several: boolean },
  notes: string[],
): void {
  const { section, aliquots, lots } = description
  if (aliquots.length + lots.length === 0 || singlePart(description, { several }).length > 0) return
  const named = [...lots.map((lot) => `Lot ${lot}`), formatAliquots(aliquots)]
    .filter((part) => part !== '')
    .join(', ')
  notes.push(section === undefined ? texts.weFoundTheTownship({ named }) : texts.weFoundTheSection({ named }))
}

/**
 * Returns an empty list unless the text names parts of a single section. Also returns an empty list if the
 * text names lots, because our sources publish no outlines of lots.
 */
export function singlePart(
  { section, aliquots, lots }: LegalDescription,
  { several }: { several: boolean },
): string[] {
  return section === undefined || lots.length > 0 || several ? [] : aliquots
}

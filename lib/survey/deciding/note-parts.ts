import type { LegalDescription } from '../legal-description'

/** Aliquots and lots are kept as text: nothing smaller than a section is looked up. */
export function noteParts({ section, aliquots, lots }: LegalDescription, notes: string[]): void {
  if (aliquots.length + lots.length === 0) return
  const kept = [...lots.map((lot) => `Lot ${lot}`), aliquots.join(' ')]
    .filter((part) => part !== '')
    .join(', ')
  notes.push(
    `Located to the ${section === undefined ? 'township' : 'section'} only; ${kept} stays as written.`,
  )
}

/** The part that can be drawn: one of a section, and no lot, whose outline nothing tells. */
export function singlePart(
  { section, aliquots, lots }: LegalDescription,
  { several }: { several: boolean },
): string[] {
  return section === undefined || lots.length > 0 || several ? [] : aliquots
}

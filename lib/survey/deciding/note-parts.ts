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

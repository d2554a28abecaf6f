import { defineTexts } from '@/lib/language/define-texts'

export const facilityMarks = defineTexts('facilities.mark', {
  clear: { letter: 'N', label: 'No violation recorded' },
  violation: { letter: 'V', label: 'Violation recorded' },
  significant: { letter: 'S', label: 'Significant violation recorded' },
  undetermined: { letter: 'U', label: 'Undetermined' },
  other: { letter: 'O', label: 'Something else, in words below' },
  nodata: { letter: '', label: 'No data' },
})

export type FacilityMark = keyof typeof facilityMarks

const SIGNIFICANT = /significant|high priority|enforcement priority|serious viol|\b(snc|hpv)\b/i
const VIOLATING = /violat|violator|noncompliance/i

/** An unrecognized status counts neither as a violation nor as the absence of one. */
export function markStatus(status: string | null): FacilityMark {
  const text = status?.trim() ?? ''
  if (text === '' || /^(unknown|n\/a)$/i.test(text)) return 'nodata'
  if (/^und(etermined)?$/i.test(text)) return 'undetermined'
  if (/^no (significant )?violation/i.test(text)) return 'clear'
  if (SIGNIFICANT.test(text)) return 'significant'
  return VIOLATING.test(text) ? 'violation' : 'other'
}

import { defineTexts } from '@/lib/language/define-texts'
import type { UntrustedTextFinding } from '@/lib/untrusted-text/finding'
import { Icon } from '../ui/icon'

interface Props {
  flags: readonly { column: string; found: readonly string[] }[]
}

export const findingWords: Readonly<Record<UntrustedTextFinding | 'instruction', string>> = defineTexts(
  'open-data.text-flags',
  {
    // Only pages that were frozen before 2026-12 have this flag.
    instruction: 'This text contains instructions aimed at AI tools. We show it only as text',
    markup: 'Markup was taken out',
    link: 'It names a web address, which is shown as text only',
    invisible: 'Hidden characters were taken out',
    control: 'Control characters were taken out',
    encoded: 'It holds a stretch of encoded letters',
    cut: 'Cut here; the publisher’s text is longer',
    'phone-redacted': 'A telephone number was taken out',
    'email-redacted': 'An email address was taken out',
    'ssn-redacted': 'A Social Security number was taken out',
    'card-redacted': 'A card number was taken out',
    'birth-date-redacted': 'A day of birth was taken out',
  },
)

export function TextFlags({ flags }: Props) {
  return flags.map(({ column, found: findings }) => (
    <p key={column} className="flex gap-1.5 text-base text-muted">
      <Icon name="info" className="mt-0.5 size-4.5" />
      <span className="min-w-0 wrap-anywhere">
        {column}:{' '}
        {findings.map((finding) => findingWords[finding as UntrustedTextFinding] ?? finding).join('. ')}.
      </span>
    </p>
  ))
}

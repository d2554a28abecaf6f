import { AgencyNames } from '@/components/ui/agency-text'
import { defineTexts } from '@/lib/language/define-texts'
import { describeFacts } from './propose/compare-proposal'
import type { SubjectHomeRow } from './similar-home'

const texts = defineTexts('similar.own-row', { own: 'Your home' })

export function OwnRow({ own: { home } }: { own: SubjectHomeRow }) {
  const { address, value } = home
  const uses = home.class ? [home.class] : []
  const facts = describeFacts(home, uses)
  return (
    <p className="border-t border-line py-2 leading-snug">
      <span className="font-semibold">{texts.own}</span>: {address}, {value}
      {facts !== '' && (
        <span className="block text-base leading-snug text-muted">
          <AgencyNames text={facts} names={uses} />
        </span>
      )}
    </p>
  )
}

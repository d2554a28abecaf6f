import { type Fact, Facts } from '@/components/ui/facts'
import { homeFacts, identifyingFacts } from './home-facts'
import type { ChosenHome } from './read-home'
import { type AssessmentsUrl, assessmentsHref, questionOf } from './url'

/** What a person can change leads back to its question, filled in with what is there now. */
export function CheckFacts({ url, home }: { url: AssessmentsUrl; home: ChosenHome }) {
  const { property, source, sourceId } = home
  const asked = { ...questionOf(url), source: sourceId }
  const ownWords =
    url.q || url.id ? asked : { ...asked, q: property.siteAddress ?? '', id: property.parcelId ?? '' }
  const question = assessmentsHref('question', ownWords)
  const changes: Readonly<Record<string, string>> = {
    siteAddress: `${question}#q`,
    parcelId: `${question}#id`,
  }
  const items: Fact[] = [
    {
      id: 'source',
      label: 'Record of',
      value: source?.title ?? sourceId,
      note: <Change href={assessmentsHref('source', ownWords)} what="the record" />,
    },
    ...homeFacts(property, identifyingFacts).map((fact) => {
      const href = changes[fact.id]
      return href ? { ...fact, note: <Change href={href} what={fact.label.toLowerCase()} /> } : fact
    }),
  ]
  return <Facts items={items} />
}

function Change({ href, what }: { href: string; what: string }) {
  return (
    <a href={href} className="inline-flex min-h-6 items-center">
      Change<span className="sr-only"> {what}</span>
    </a>
  )
}

import { ProblemNotice } from '@/components/provenance/problem-notice'
import { AddressChoices } from '@/components/records/address-choices'
import { parsePlaceUrl } from '../parse'
import { OpenQuestion, ParcelChoices, SectionChoices } from '../place-choices'
import type { Choice, Understood } from '../understand'
import { type CompareUrl, compareHref, type SideId } from './url'

interface Props {
  url: CompareUrl
  side: SideId
  understood: Exclude<Understood, { kind: 'place' }>
}

/** What is in the way of one of the two; its choices lead back here with the other place kept. */
export function UnsettledSide({ url, side, understood }: Props) {
  const toSide = (choice: Choice) => ({ ...choice, href: takeOver(url, side, choice.href) })
  switch (understood.kind) {
    case 'nothing':
      return null
    case 'question': {
      const choices = understood.choices?.map(toSide)
      return <OpenQuestion question={{ ...understood, ...(choices ? { choices } : {}) }} />
    }
    case 'problem':
      return (
        <ProblemNotice
          problem={understood.problem}
          retry={compareHref(url)}
          instead={{ href: compareHref({ ...url, [side]: {} }), label: 'Ask for another place' }}
        />
      )
    case 'addresses': {
      const rest = compareHref({ ...url, [side]: { q: url[side].q } })
      return (
        <AddressChoices
          found={understood.found}
          meta={understood.meta}
          pointHref={`${rest}&${side}={lat},{lon}`}
        />
      )
    }
    case 'sections':
      return <SectionChoices choices={{ ...understood, choices: understood.choices.map(toSide) }} />
    case 'parcels':
      return <ParcelChoices choices={{ ...understood, choices: understood.choices.map(toSide) }} />
  }
}

/** A choice of the dossier as a choice of one side. */
function takeOver(url: CompareUrl, side: SideId, href: string): string {
  const { at, q } = parsePlaceUrl(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).url
  return at || q ? compareHref({ ...url, [side]: { at, q } }) : href
}

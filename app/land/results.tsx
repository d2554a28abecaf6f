import type { ReactNode } from 'react'
import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import type { Answered } from '@/app/_lib/answer/answer'
import { LazyMap } from '@/components/map/lazy-map'
import { AddressChoices } from '@/components/parcels/address-choices'
import { type Reader, WaysOnPanel } from '@/components/places/ways-on'
import { Panel } from '@/components/ui/page/panel'
import type { Question } from '@/lib/survey/legal-description'
import { showPoint } from './place-at-point'
import { PlaceChoices } from './place-choices'
import { showSection } from './place-of-section'
import type { LandUnderstanding } from './understand'
import { type LandUrl, landHref } from './url'

type Shown = Pick<Answered, 'shown' | 'actions'>

const POINT_HREF = '/land?at={lat},{lon}'
const readers: readonly Reader[] = ['address', 'coordinates', 'legal']
const NO_FEATURES = { type: 'FeatureCollection' as const, features: [] }

/** What became of the question: one of seven ends, each with its next step. All of it is asked for here, not while it is shown. */
export async function showAnswer(url: LandUrl, understanding: LandUnderstanding): Promise<Shown> {
  if (understanding.kind === 'point') return showPoint({ url, place: understanding })
  if (understanding.kind === 'section')
    return showSection({ url, id: understanding.id, said: understanding.said })
  return { shown: showQuestion(url, understanding) }
}

type Open = Exclude<LandUnderstanding, { kind: 'point' | 'section' }>

function showQuestion(url: LandUrl, understanding: Open): ReactNode {
  switch (understanding.kind) {
    case 'nothing':
      return <LazyMap label="Map of the United States" features={NO_FEATURES} pickHref={POINT_HREF} />
    case 'question':
      return <OpenQuestion url={url} question={understanding.question} />
    case 'problem':
      return (
        <ProblemNotice
          problem={understanding.problem}
          retry={landHref(url)}
          instead={{ href: '/land', label: 'Look up another place' }}
        />
      )
    case 'addresses':
      return (
        <AddressChoices
          found={understanding.found}
          meta={understanding.meta}
          pointHref={`${landHref({ q: url.q })}&at={lat},{lon}`}
          readers={readers}
        />
      )
    case 'places':
      return <PlaceChoices url={url} places={understanding} />
  }
}

interface OpenQuestionProps {
  url: LandUrl
  question: { question: string; field?: Question['field']; choices?: Question['choices'] }
}

/** One thing the text leaves open, with the possible answers as links. Without any, the box says what we understood, and here is the way on. */
function OpenQuestion({ url, question: { question, field, choices } }: OpenQuestionProps) {
  if (!field || !choices) return <WaysOnPanel readers={readers} pointHref={POINT_HREF} />
  return (
    <Panel id="question" title="One question first">
      <p className="mb-3">{question}</p>
      <ul className="grid gap-1">
        {choices.map(({ label, value }) => (
          <li key={value}>
            <a
              href={landHref({ ...url, answers: { ...url.answers, [field]: value } })}
              className="inline-flex min-h-11 items-center"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

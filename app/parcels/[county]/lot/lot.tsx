import type { ReactNode } from 'react'
import { AnswerPage } from '@/app/_lib/answer/page-stream'
import { lotHref } from '@/components/parcels/parcel-href'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import type { ListedParcelLayer } from '@/connectors/us-parcels/public'
import { defineTexts } from '@/lib/language/define-texts'
import { isOutline } from '@/lib/records/parcel/outline'
import { LotFloods } from '../lot-floods'
import type { ParcelPageRequest } from '../read-question'
import { fetchLayer, fetchNumbered, placeOfLayer, readRegistryRow, toNumberedLot } from './fetch-lot'
import { LotPage } from './lot-page'
import { Failed, LayerOff, NoLot, RegistryOff, SeveralLots, UnknownLayer, WhichLot } from './no-lot'

type LotQuestion = Extract<ParcelPageRequest, { kind: 'lot' | 'no-lot-id' }>

const texts = defineTexts('parcels.lot.lot', {
  eyebrow: 'Parcels on the map',
  florida: 'Find a Florida parcel',
  floridaTitle: (id: string, county: string) => `Parcel ${id}, ${county} County`,
  find: (place: string) => `Find a parcel: ${place}`,
  title: (id: string, place: string) => `Parcel ${id}, ${place}`,
  numbered: (id: string) => `Parcel ${id}`,
  ofPlace: (place: string) => `Parcels of ${place}`,
})

const MAP = '/map?on=lots'

export async function titleOf(question: ParcelPageRequest): Promise<string> {
  if (question.kind === 'parcel') return texts.floridaTitle(question.id, question.county.name)
  if (question.kind !== 'lot' && question.kind !== 'no-lot-id') return texts.florida
  const layer = await fetchLayer(question.layer)
  const whole = layer ? placeOfLayer(layer) : question.layer
  return question.kind === 'lot' ? texts.title(question.id, whole) : texts.find(whole)
}

export async function Lot(question: LotQuestion) {
  const answer = await readRegistryRow(question.layer)
  if (!answer.ok) return <RegistryOff problem={answer.error} />
  const { layer } = answer.data
  if (!layer) return <UnknownLayer id={question.layer} />
  if (layer.status !== 'read') return <LayerOff layer={layer} place={placeOfLayer(layer)} />
  if (question.kind === 'no-lot-id')
    return <WhichLot {...question} layer={layer} place={placeOfLayer(layer)} />
  return (
    <AnswerPage
      page={showLot(layer, question.id)}
      stop={MAP}
      isWholePage
      frame={(asking) => (
        <Unanswered layer={layer} id={question.id}>
          {asking}
        </Unanswered>
      )}
    />
  )
}

export async function showLot(layer: ListedParcelLayer, id: string): Promise<ReactNode> {
  const answer = await fetchNumbered(layer.id, id)
  if (!answer.ok)
    return (
      <Unanswered layer={layer} id={id}>
        <Failed problem={answer.error} layer={layer} retry={lotHref(layer.id, id)} />
      </Unanswered>
    )
  const { data, meta } = answer
  const lots = data.parcels.map(toNumberedLot)
  const numbers = [...new Set(lots.map(({ parcel }) => parcel.parcelId ?? ''))]
  const [number = '', ...others] = numbers
  if (number === '' || others.length > 0)
    return (
      <Unanswered layer={layer} id={id}>
        {number === '' ? (
          <NoLot layer={layer} id={id} forms={data.forms} meta={meta} notes={data.source.notes} />
        ) : (
          <SeveralLots layer={layer} id={id} lots={lots} meta={meta} />
        )}
      </Unanswered>
    )
  const outline = lots.find((lot) => lot.outline)?.outline
  return (
    <LotPage
      layer={layer}
      number={number}
      typed={id}
      lots={lots}
      source={data.source}
      message={data.message}
      meta={meta}
      place={placeOfLayer(layer)}
      floods={isOutline(outline) && <LotFloods outline={outline} retry={lotHref(layer.id, number)} />}
    />
  )
}

interface UnansweredProps {
  layer: ListedParcelLayer
  id: string
  children: ReactNode
}

const Unanswered = ({ layer, id, children }: UnansweredProps) => (
  <PageFrame width="reading">
    <PageHeading
      eyebrow={<a href={MAP}>{texts.eyebrow}</a>}
      title={<span className="wrap-anywhere whitespace-pre-wrap">{texts.numbered(id)}</span>}
      lead={texts.ofPlace(placeOfLayer(layer))}
    />
    {children}
  </PageFrame>
)

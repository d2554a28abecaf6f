import { KeptChoices } from '@/components/places/kept-choices'
import { PlaceBox } from '@/components/places/place-box'
import { type CompareUrl, gapHref, type SideId } from './url'

interface Props {
  url: CompareUrl
  side: SideId
  error?: string | undefined
}

const texts = {
  label: { a: 'First place (A)', b: 'Second place (B)' },
  hint: 'Address, coordinates, legal description or Florida parcel number.',
}

/** Any words that the dossier takes, or a place kept on this device. The other side stays as it is. */
export function SideField({ url, side, error }: Props) {
  const { at, q } = url[side]
  const leadsTo = gapHref({ ...url, plain: false }, side)
  return (
    <div className="mb-5 min-w-0">
      <PlaceBox
        name={`q${side}`}
        label={texts.label[side]}
        hint={texts.hint}
        error={error}
        defaultValue={q ?? (at && `${at.latitude}, ${at.longitude}`)}
        leadsTo={leadsTo}
      />
      <KeptChoices leadsTo={leadsTo} />
    </div>
  )
}

import { PinMap } from '@/components/map/pin/pin-map'
import { defineTexts } from '@/lib/language/define-texts'
import { formatFacilityName } from '@/lib/records/facility/facility-name'

interface Place {
  name: string | null
  latitude: number | null
  longitude: number | null
}

const texts = defineTexts('facility.facility-map', {
  label: 'Map of the facility',
  facility: 'The facility, as positioned by its source',
  noPosition: 'No position is published for this facility, so there is no map.',
})

export function FacilityMap({ place }: { place: Place | null }) {
  if (!place) return null
  const { name, latitude, longitude } = place
  return (
    <div className="mb-4 min-w-0 [--map-height:15rem] lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-[calc(100dvh-6rem)] lg:self-start print:static print:self-stretch">
      {latitude === null || longitude === null ? (
        <p className="text-muted">{texts.noPosition}</p>
      ) : (
        <PinMap
          {...{ latitude, longitude }}
          name={formatFacilityName(name)}
          kind="result"
          label={texts.label}
          legend={texts.facility}
        />
      )}
    </div>
  )
}

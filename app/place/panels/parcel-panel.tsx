import { ParcelValueFacts } from '@/components/records/parcel-value-facts'
import { Facts } from '@/components/ui/facts'
import type { BodyProps } from './dossier-panel'
import { parcelAssessmentHref } from './links'
import { PanelCaveats } from './panel-caveats'
import { sayChosen } from './parcel'
import { Sources } from './sources'

const texts = {
  unknown: 'Not published',
  others: (count: number) =>
    `${count === 1 ? 'One more parcel is' : `${count} more parcels are`} stacked on the same ground, as units of a condominium are.`,
  assess: 'Look up its tax assessment by the parcel number',
  values: 'What the roll says it is worth',
}

/** One parcel of the roll: what it is, and each kind of value by itself. Never who owns it. */
export function ParcelBody({ data, metas }: BodyProps<'parcel'>) {
  const { parcel, attributes, rollYear, by, others, caveats } = data
  const { siteAddress, parcelId, county, landUse, yearBuilt } = parcel
  return (
    <>
      <p className={by === 'other-address' ? 'mb-3 font-semibold text-warn' : 'mb-3'}>{sayChosen[by]}</p>
      {others.length > 0 && <p className="mb-3">{texts.others(others.length)}</p>}
      <Facts
        items={[
          { label: 'Street address', value: siteAddress ?? texts.unknown },
          { label: 'Parcel number', value: parcelId ?? texts.unknown },
          { label: 'County', value: county ?? texts.unknown },
          { label: 'Land use', value: landUse ?? texts.unknown },
          { label: 'Year built', value: yearBuilt ?? texts.unknown },
          { label: 'Year of the roll', value: rollYear ?? texts.unknown },
        ]}
      />
      {parcelId && (
        <p className="mb-4 print:hidden">
          <a href={parcelAssessmentHref(parcelId, county)} className="inline-flex min-h-11 items-center">
            {texts.assess}
          </a>
        </p>
      )}
      <h3 className="mb-2 font-semibold">{texts.values}</h3>
      <ParcelValueFacts attributes={attributes} />
      <PanelCaveats items={caveats} />
      <Sources metas={metas} />
    </>
  )
}

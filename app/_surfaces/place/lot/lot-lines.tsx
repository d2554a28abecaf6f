import { AgencyWords } from '@/components/ui/agency-text'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { formatShare } from '@/lib/records/parcel/lot-share'
import { onLand } from './described-land'
import type { LotGroundShares } from './lot-ground'

const texts = defineTexts('place.lot-lines', {
  title: 'On the lot',
  none: 'Nothing is mapped on the rest of the lot.',
  noneOnLand: 'Nothing is mapped on this land.',
  cut: 'More lies within the outline than we list.',
})

export function LotLines({ lot }: { lot: LotGroundShares | undefined }) {
  if (!lot) return null
  if ('why' in lot) return <p className="mt-2 text-base text-muted">{lot.why}</p>
  const { shares, note, isCut, land } = lot
  const isLand = land !== undefined
  return (
    <div className="mt-2 text-base">
      <h3 className="font-semibold">{land ? onLand(land) : texts.title}</h3>
      {shares.length === 0 ? (
        <p>{translate(note) || (isLand ? texts.noneOnLand : texts.none)}</p>
      ) : (
        <ul className="list-disc pl-6">
          {shares.map(({ name, percent, isSpecial }) => (
            <li key={name} className={isSpecial ? 'text-warn' : undefined}>
              <strong>
                {translate(formatShare(percent, { isOnly: shares.length === 1 && !isCut, isLand }))}
              </strong>
              : <AgencyWords text={name} />
            </li>
          ))}
        </ul>
      )}
      {isCut && <p>{texts.cut}</p>}
    </div>
  )
}

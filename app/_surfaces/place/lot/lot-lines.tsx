import { AgencyWords } from '@/components/ui/agency-text'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { formatShare } from '@/lib/records/parcel/lot-share'
import type { LotGroundShares } from './lot-ground'

const texts = defineTexts('place.lot-lines', {
  title: 'On the lot',
  none: 'Nothing is mapped on the rest of the lot.',
  cut: 'More touches the lot than we list.',
})

export function LotLines({ lot }: { lot: LotGroundShares | undefined }) {
  if (!lot) return null
  if ('why' in lot) return <p className="mt-2 text-base text-muted">{lot.why}</p>
  const { shares, note, isCut } = lot
  return (
    <div className="mt-2 text-base">
      <h3 className="font-semibold">{texts.title}</h3>
      {shares.length === 0 ? (
        <p>{translate(note) || texts.none}</p>
      ) : (
        <ul className="list-disc pl-6">
          {shares.map(({ name, percent, isSpecial }) => (
            <li key={name} className={isSpecial ? 'text-warn' : undefined}>
              <strong>{translate(formatShare(percent, shares.length === 1 && !isCut))}</strong>:{' '}
              <AgencyWords text={name} />
            </li>
          ))}
        </ul>
      )}
      {isCut && <p>{texts.cut}</p>}
    </div>
  )
}

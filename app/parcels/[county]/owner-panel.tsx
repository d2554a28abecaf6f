import { pageHref } from '@/components/parcels/parcel-href'
import { ButtonLink } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { Section } from '@/components/ui/page/section'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'

const texts = defineTexts('parcels.owner-panel', {
  title: 'Owner of record',
  why: 'The roll names an owner. We read and show the name only when you ask, one parcel at a time: never on the map, in lists or in shared links.',
  ask: 'Show the owner of record',
  hide: 'Hide the owner of record',
  withheld: 'Withheld by the county, or not published',
  withheldNote: 'Florida law keeps the names of some owners confidential.',
  cut: 'As published: the roll cuts names at 30 characters, and can be more than a year behind. Not proof of title.',
  name: 'Name',
  mailing: 'The owner’s mailing address is not read and never shown.',
})

interface Props {
  slug: string
  id: string
  /** Is undefined if the owner was not requested, and null if the roll has none. */
  name: string | null | undefined
  refused?: string | undefined
}

export function OwnerPanel({ slug, id, name, refused }: Props) {
  if (name === undefined)
    return (
      <Section id="owner" title={texts.title}>
        {refused && <p className="mb-2 font-semibold">{translate(refused)}</p>}
        <p className="mb-2 text-base">{texts.why}</p>
        <ButtonLink href={`${pageHref({ slug, id, owner: true })}#owner`}>{texts.ask}</ButtonLink>
      </Section>
    )
  return (
    <Section id="owner" title={texts.title}>
      <Facts
        items={[
          {
            label: texts.name,
            value: name ?? texts.withheld,
            note: name === null ? texts.withheldNote : texts.cut,
          },
        ]}
      />
      <p className="mb-2 text-base">{texts.mailing}</p>
      <ButtonLink href={`${pageHref({ slug, id })}#owner`}>{texts.hide}</ButtonLink>
    </Section>
  )
}

import { ButtonLink } from '@/components/ui/button-link'
import { Facts } from '@/components/ui/facts'
import { Panel } from '@/components/ui/panel'
import { pageHref } from './url'

interface Props {
  slug: string
  id: string
  /** Undefined: not asked for, and so not read. Null: asked for, and the roll names nobody. */
  name: string | null | undefined
}

const texts = {
  title: 'Owner of record',
  why: 'The roll is a public record and names an owner. The name is read and shown only when somebody asks for it, one parcel at a time. It is never on the map, in lists or in links that are shared from here.',
  ask: 'Show the owner of record',
  hide: 'Hide the owner of record',
  withheld: 'Withheld by the county, or not published',
  withheldNote: 'Florida law keeps the names of some owners confidential.',
  cut: 'As published: the roll cuts names at 30 characters, and can be more than a year behind. Not proof of title.',
  mailing: 'The owner’s mailing address is not read and never shown.',
}

export function OwnerPanel({ slug, id, name }: Props) {
  if (name === undefined)
    return (
      <Panel id="owner" title={texts.title}>
        <p className="mb-3">{texts.why}</p>
        <ButtonLink href={`${pageHref({ slug, id, owner: true })}#owner`}>{texts.ask}</ButtonLink>
      </Panel>
    )
  return (
    <Panel id="owner" title={texts.title}>
      <Facts
        items={[
          {
            label: 'Name',
            value: name ?? texts.withheld,
            note: name === null ? texts.withheldNote : texts.cut,
          },
        ]}
      />
      <p className="mb-3">{texts.mailing}</p>
      <ButtonLink href={`${pageHref({ slug, id })}#owner`}>{texts.hide}</ButtonLink>
    </Panel>
  )
}

import { upperFirst } from '@/lib/upper-first'
import { hostsOf } from './hosts'
import { sources } from './recipe/source-list'

const offices = sources.flatMap((source) =>
  hostsOf(source).map((host) => ({ host, office: officeOf(source) })),
)

export function publisherOf(host: string): string | undefined {
  const [office, ...others] = new Set(offices.filter((each) => each.host === host).map((each) => each.office))
  return others.length > 0 ? undefined : office
}

function officeOf({ authority }: { authority: string }): string {
  const [first = authority, ...others] = authority.split('; ')
  const keeper = others
    .map((part) => /^(?:copy )?(?:published|collected|joined) by (.+)$/.exec(part)?.[1])
    .find((name) => name !== undefined)
  const name = (keeper ?? first).replace(/ (?:\(.*\)|on its .*)$/, '')
  return upperFirst(name)
}

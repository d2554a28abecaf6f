import type { ListedSource } from './read-assessments'

/** Whenever a record cannot be had here, people can still look for themselves. */
export function OfficialPage({ source }: { source: ListedSource }) {
  return (
    <>
      You can look at the <a href={source.officialPage}>official page of {source.title}</a> yourself.
    </>
  )
}

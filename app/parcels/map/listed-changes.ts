export interface ListedChanges {
  added: string[]
  removed: string[]
}

/** Only what differs, for each change costs the map some work. */
export function listedChanges(before: ReadonlySet<string>, after: ReadonlySet<string>): ListedChanges {
  return {
    added: [...after].filter((id) => !before.has(id)),
    removed: [...before].filter((id) => !after.has(id)),
  }
}

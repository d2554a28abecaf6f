/** What a pasted address of a data set's official page names; undefined where it is none. */
export function readDatasetLink(typed: string): { portal: string; datasetId: string } | undefined {
  const [, host, id] =
    /^https?:\/\/([a-z0-9.-]+)\/(?:.*\/)?([a-z0-9]{4}-[a-z0-9]{4})(?:[/?#.].*)?$/i.exec(typed.trim()) ?? []
  return host && id ? { portal: host.toLowerCase(), datasetId: id.toLowerCase() } : undefined
}

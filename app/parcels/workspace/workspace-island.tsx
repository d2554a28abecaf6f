'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { ParcelsUrl } from '../url'
import { Workspace } from './workspace'

interface Props {
  url: ParcelsUrl
  /** Of the source's data; part of the addresses of tiles. */
  edition: string
}

/** The part of the page that runs in the browser; without scripting the page says where the plain list is. */
export function WorkspaceIsland(props: Props) {
  const [client] = useState(createClient)
  return (
    <QueryClientProvider client={client}>
      <Workspace {...props} />
    </QueryClientProvider>
  )
}

// Offline is an answer of its own: without "always" a question would wait unseen for the network.
function createClient(): QueryClient {
  const queries = { retry: false, networkMode: 'always', refetchOnWindowFocus: false } as const
  return new QueryClient({ defaultOptions: { queries } })
}

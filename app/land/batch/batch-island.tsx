'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { SourceFacts } from './batch-schema'
import { BatchWorkspace } from './batch-workspace'

/** The one page part that runs in the browser. */
export function BatchIsland({ facts }: { facts: SourceFacts }) {
  const [client] = useState(createClient)
  return (
    <QueryClientProvider client={client}>
      <BatchWorkspace facts={facts} />
    </QueryClientProvider>
  )
}

// Offline is an answer of its own: without "always" a question would wait unseen for the network.
function createClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
}

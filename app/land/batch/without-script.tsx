import { Notice } from '@/components/ui/notice'

export const WithoutScript = () => (
  <noscript>
    <Notice kind="warn" title="This page needs scripting">
      <p>
        The table is put together by the browser, and scripting is switched off in yours. You can{' '}
        <a href="/land">look up one point at a time</a> without it, or have{' '}
        <a href="/places/list">a whole list</a> looked up on this server. For programs, the{' '}
        <a href="/api">methods of the API</a> answer the same questions.
      </p>
    </Notice>
  </noscript>
)

import { Notice } from '@/components/ui/notice'

export const WithoutScript = () => (
  <noscript>
    <Notice kind="warn" title="This page needs scripting">
      <p>
        The table is put together by the browser, and scripting is switched off in yours. You can{' '}
        <a href="/land">look up one point at a time</a> without it. For a whole list without a browser, the{' '}
        <a href="/api">methods for programs</a> answer the same questions.
      </p>
    </Notice>
  </noscript>
)

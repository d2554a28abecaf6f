const texts = {
  lead: 'For the bank, the insurer and FEMA:',
  link: 'put together a flood file',
}

export const FloodFileLink = () => (
  <p className="mb-6 print:hidden">
    {texts.lead} <a href="/ground/flood">{texts.link}</a>.
  </p>
)

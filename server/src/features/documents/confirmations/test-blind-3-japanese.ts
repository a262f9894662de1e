type Letter = { from: string; date: string; subject: string; body: string }

/** A letter of Japan in ISO-2022-JP, which Node reads and does not write: its bytes stand there in base64. */
export const letterJapanese = ({ from, date, subject, body }: Letter) =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from(
        `From: ${from}\r\nSubject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=\r\nDate: ${date}\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset="iso-2022-jp"\r\nContent-Transfer-Encoding: 7bit\r\n\r\n`,
      ),
      Buffer.from(body, 'base64'),
    ]),
  )

export const JAPANESE = [
  'GyRCIigkMyROJWEhPCVrJE9Bdz8uQGxNUSRHJDkhIyQ0SlY/LiQkJD8kQCQkJEYkYiQqRXokKCRHJC0kXiQ7JHMhIxsoQg0KDQob',
  'JEJMOEVnGyhCIBskQkh+OmkbKEIgGyRCTU0bKEINCg0KGyRCJCQkRCRiGyhCQU5BGyRCJHIkNE14TVEkJCQ/JEAkLSEiQD8kSyQi',
  'JGokLCRIJCYkNCQ2JCQkXiQ5ISMbKEINChskQjBKMjwkTkZiTUYkRyQ0OVhGfjxqQjMkLSQsNDBOOyQ3JF4kNyQ/ISMbKEINCg0K',
  'GyRCKCwoLCgsKCwoLCgsKCwoLCgsKCwoLCgsKCwoLCgsKCwoLCgsKCwoLCgsKCwbKEINChskQiIjJDRNPUxzRmJNRhsoQg0KGyRC',
  'KCwoLCgsKCwoLCgsKCwoLCgsKCwoLCgsKCwoLCgsKCwoLCgsKCwoLCgsKCwbKEINClsxXSAbJEJNPUxzSFY5ZhsoQjowNDgzDQob',
  'JEJFaz5oRnwbKEI6MjAyNxskQkcvGyhCNxskQjduGyhCMjIbJEJGfBsoQigbJEJMWhsoQikNChskQkpYTD4bKEI6QU5BNDY3GyRC',
  'SlgbKEIoTkg0NjcpDQobJEJFbDV+GyhCKBskQjEpRUQbKEIpIDExOjA1GyRCSC8bKEIgLSAbJEIyLUZsGyhCKBskQkZhR0YbKEIp',
  'IDEzOjQ1GyRCQ2UbKEINChskQjE/REIbKEI6QU5BIFNVUEVSIFZBTFVFIDI4DQobJEI6QkBKGyhCOhskQklhRExAShsoQiAyNEsN',
  'Cg0KWzJdIBskQk09THNIVjlmGyhCOjA0OTENChskQkVrPmhGfBsoQjoyMDI3GyRCRy8bKEI3GyRCN24bKEIyNRskQkZ8GyhCKBsk',
  'QkZ8GyhCKQ0KGyRCSlhMPhsoQjpBTkE0NzgbJEJKWBsoQihOSDQ3OCkNChskQjItRmwbKEIoGyRCRmFHRhsoQikgMjA6MzUbJEJI',
  'LxsoQiAtIBskQkVsNX4bKEIoGyRCMSlFRBsoQikgMjM6MDAbJEJDZRsoQg0KGyRCMT9EQhsoQjpBTkEgU1VQRVIgVkFMVUUgMjgN',
  'ChskQjpCQEobKEI6GyRCSWFETEBKGyhCIDMxQQ0KDQobJEIiI0VrPmg8VBsoQg0KGyRCJS0laiU3JV4bKEIgGyRCJV8lNSUtGyhC',
  'IBskQk1NGyhCIBskQj13QC0bKEINCg0KGyRCIiMkKjtZSickJDZiM1sbKEINChskQjlnN1cbKEIgNDMsNTYwGyRCMV8bKEIoGyRC',
  'QEc5fhsoQikNChskQiUvJWwlOCVDJUglKyE8JUkbKEIoGyRCMGwzZ0onJCQbKEIpIDIwMjcbJEJHLxsoQjYbJEI3bhsoQjE5GyRC',
  'RnwbKEINCg0KGyRCIiMkNEVrPmgkXiRHGyhCDQobJEJKXTBCOCE6Oj5sJE89UEgvO345byROGyhCMjAbJEJKLEEwJF4kRyRLREwy',
  'YSQ3JEYkLyRAJDUkJCEjGyhCDQobJEI5cUZiQH4lbCVzJT8lKyE8ISYlWyVGJWskTiQ0TT1McyRPJDMkQSRpGyhCIGh0dHBzOi8v',
  'd3d3LmFuYS5leGFtcGxlL3RyYXZlbC8NChskQigsKCwoLCgsKCwoLCgsKCwoLCgsKCwoLCgsKCwoLCgsKCwoLCgsKCwoLCgsGyhC',
  'DQobJEJBNEZ8S1w2dU0iM3Q8MDJxPFIbKEINChskQkVsNX5FVDlBNmhFbD83NjYbKEIxLTUtMg0KGyRCR1s/LkRkO18kTyQzJEEk',
  'aRsoQg0K',
].join('')

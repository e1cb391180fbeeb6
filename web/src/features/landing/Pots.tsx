/** The shop's shelf, drawn. */
export function Bowls() {
  return (
    <div className="shelf">
      <svg width="46" height="62" viewBox="0 0 46 62">
        <path fill="#7A4B32" d="M15 2h16l-2 12c9 5 14 13 14 24 0 12-8 22-20 22S3 50 3 38c0-11 5-19 14-24z" />
        <path fill="#A9694A" d="M17 14h12c8 5 12 11 13.5 18-13 4-24-4-38 0C6 25 10 19 17 14z" />
      </svg>
      <svg width="58" height="40" viewBox="0 0 58 40">
        <path fill="#3D4A47" d="M2 4h54c0 20-10 34-27 34S2 24 2 4z" />
        <path fill="#66766F" d="M2 4h54c0 4-.4 7-1.2 10-17-4-32 4-51.6 0C2.4 11 2 8 2 4z" />
      </svg>
      <svg width="50" height="44" viewBox="0 0 50 44">
        <path fill="#8A3B2A" d="M4 4h32v24a14 14 0 0 1-14 14h-4A14 14 0 0 1 4 28z" />
        <path fill="none" stroke="#8A3B2A" strokeWidth="5" d="M36 12h3a7 7 0 0 1 0 15h-3" />
      </svg>
    </div>
  )
}

/** The shop's avatar. */
export function Cup() {
  return (
    <svg className="pic" viewBox="0 0 38 38" width="38" height="38">
      <path fill="#F1E4D4" d="M0 0h38v38H0z" />
      <path fill="#7A4B32" d="M10 13h16v8a8 8 0 0 1-16 0z" />
      <path fill="#A9694A" d="M10 13h16v4.4c-2.6 1.7-5.3-.7-8 .5s-5.4.9-8-.6z" />
      <path fill="none" stroke="#7A4B32" strokeWidth="2" d="M26 15h1.5a3.2 3.2 0 0 1 0 6.4H26" />
    </svg>
  )
}

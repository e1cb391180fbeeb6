/** Papers of the example shop, for a list of documents that looks like somebody's. */
export const glazes = `# Glazes and care

## In the kitchen

Every glaze we use is free of lead and safe for food. Mugs and plates go into the dishwasher; the raw clay foot does not
mind. Pieces with gold luster are washed by hand and stay out of the microwave.

## Ash glaze

The ash glaze is made of wood ash from our own kiln. No two pieces come out alike: some run more, some turn green where the
glaze is thick. Fine lines in it, called crazing, are part of it and no fault.

| Glaze | Dishwasher | Microwave | Oven to |
|---|---|---|---|
| Ash | yes | yes | 180 degrees |
| Celadon | yes | yes | 220 degrees |
| Gold luster | no | no | no |
`

export const workshops = `Workshops 2026

Throwing for beginners takes place every Saturday from ten to one. It costs 65 euros, clay and firing included.
Six people take part at most. Children from ten years on may come along with an adult.

A place can be moved to another day up to 72 hours before the workshop begins. After that the fee is kept.

The glazing evening is on the first Thursday of the month, from six to nine, and costs 40 euros.
`

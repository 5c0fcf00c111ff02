// Ends with 0 if the page can be built with this Node: what Vite and ESLint ask for.
const [major, minor] = process.versions.node.split('.').map(Number);
const suits = major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19);
process.exit(suits ? 0 : 1);

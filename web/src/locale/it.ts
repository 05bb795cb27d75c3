/** All texts in one file per language, so that only the language spoken is loaded. */
const files = import.meta.glob("@locale/it/*.ftl", { query: "?raw", import: "default", eager: true });

export default Object.values(files).join("\n");

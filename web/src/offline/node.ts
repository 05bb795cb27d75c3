/** What stands for Node's own modules in the browser: Pyodide imports them only where it runs in Node. */

export default {};

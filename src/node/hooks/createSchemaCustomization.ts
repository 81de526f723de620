import type { GatsbyNode } from "gatsby";
import { pageTypes } from "../schema/pageTypes";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(pageTypes);
};
